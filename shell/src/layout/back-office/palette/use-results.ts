import { useLanguage, useMessages } from '@portal/shared/i18n';
import { usePreference } from '@portal/shared/preferences';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { useMemo } from 'react';
import { useAccount } from '../../../account/account.ts';
import { currentReleases } from '../../../remotes/index.ts';
import { findPlace } from '../tabs/tab-place.ts';
import { actionsOf } from './actions.ts';
import { type Choice, filterChoices, readRecent, screensOf, withRecent } from './choices.ts';
import { groupResults } from './groups.ts';
import { paletteMessages } from './palette-messages.ts';
import { useRecordSearch } from './use-record-search.ts';
import { readCommand, recordActionsOf } from './verbs.ts';

const none = { roles: [], perms: [] };
const named = ['shell', 'mf_catalog', 'mf_booking', 'mf_personal', 'mf_admin'] as const;

const placeOf = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return { pathname, search: search && `?${search}`, key: '' };
};

/** The released apps, for those who may view releases. */
const useApps = (): readonly Choice[] => {
  const t = useMessages(paletteMessages);
  const user = useSession((session) => session.user) ?? none;
  if (!hasPerm(user, ['release:view'])) return [];
  return [...new Set(['shell', ...Object.keys(currentReleases())])].map((app) => {
    const known = named.find((name) => name === app);
    return {
      kind: 'app',
      title: app,
      note: known ? t(`apps.${known}`) : '',
      path: `/platform/releases?app=${encodeURIComponent(app)}`,
    };
  });
};

/** The choices for keywords by group, and how the search of records stands. */
export const useResults = (words: string) => {
  const t = useMessages(paletteMessages);
  const language = useLanguage();
  const user = useSession((session) => session.user) ?? none;
  const records = useAccount(({ routes }) => routes);
  const [recent, setRecent] = usePreference<readonly Choice[]>('palette.recent', [], readRecent);
  const command = readCommand(words);
  const { found, ...search } = useRecordSearch(command?.record ?? words);
  const screens = useMemo(() => screensOf(records, language), [records, language]);
  const apps = useApps();
  const actions = actionsOf(user, (action) => t(`actions.${action}`));
  const known = recent.filter(({ path }) => findPlace(records, placeOf(path)));
  const remember = (chosen: Choice) => {
    if (chosen.kind !== 'all') setRecent(withRecent(recent, chosen));
  };
  const groups =
    words === ''
      ? [
          { key: 'recent' as const, choices: known },
          { key: 'action' as const, choices: known.length > 0 ? [] : actions },
        ].filter(({ choices }) => choices.length > 0)
      : groupResults(resultsOf(), (kind, count) => t(`all.${kind}`, { count }));
  return { groups, ...search, remember };

  function resultsOf() {
    const listed = filterChoices(apps, command?.record ?? words);
    const titleOf = (verb: keyof typeof verbKeys, record: string) => t(verbKeys[verb], { record });
    const ofRecords = recordActionsOf(user, [...found, ...listed], { command, titleOf });
    return {
      recent: filterChoices(known, words),
      actions: [...ofRecords, ...filterChoices(actions, words)],
      screens: filterChoices(screens, words),
      apps: command ? [] : listed,
      found: command ? [] : found,
    };
  }
};

const verbKeys = { refund: 'verbs.refund', price: 'verbs.price', rollBack: 'verbs.rollBack' } as const;
