import type { CallData, ChannelSettings } from '@portal/shared/contract';
import { checkChannelSettings, maskEmail, maskMobile } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { throwFieldError } from '#src/platform/errors/index.ts';
import { findContacts, getChannelSettings, putChannelSettings } from './channel-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** The channel settings of a member, with the verified contacts, masked. */
export const readChannels = async (
  { db }: Pick<Deps, 'db'>,
  userId: number,
): Promise<CallData<'GET /api/v1/messages/channels'>> => {
  const [settings, contacts] = await Promise.all([getChannelSettings(db, userId), findContacts(db, userId)]);
  const { mail = null, sms = null } = contacts ?? {};
  return { settings, mail: mail && maskEmail(mail), sms: sms && maskMobile(sms) };
};

/** Sets the channels of each category. Throws A0410 on `order` when no channel is left for messages about orders. */
export const setChannels = async (deps: Needs, userId: number, settings: ChannelSettings) => {
  throwFieldError(checkChannelSettings(settings));
  await putChannelSettings(deps.db, userId, settings, deps.now());
  return readChannels(deps, userId);
};
