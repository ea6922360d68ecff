import type { EnquiryState } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import { enquiryMessages } from './enquiry-messages.ts';

export const enquiryStates = ['NEW', 'CONTACTED', 'WON', 'LOST', 'CLOSED'] as const;

const tones: Readonly<Record<EnquiryState, Tone>> = {
  NEW: 'coral',
  CONTACTED: 'sea',
  WON: 'good',
  LOST: 'bad',
  CLOSED: 'sand',
};

/** How far the agency is, as a word. */
export const StateTag = ({ state }: { state: EnquiryState }) => {
  const t = useMessages(enquiryMessages);
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
};
