import { appPattern, type TokenAction, teamPattern, tokenActions } from '@portal/shared/rules';

/** Options of `tokens`, as `parseArgs` reads them. */
export const tokenOptions = {
  apps: { type: 'string' },
  actions: { type: 'string' },
  days: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof tokenOptions | 'contact', string>>;

/** What is to be done with the tokens of teams. */
export type TokenOrder =
  | { readonly kind: 'list' }
  | { readonly kind: 'revoke'; readonly team: string; readonly name: string }
  | {
      readonly kind: 'create';
      readonly team: string;
      readonly name: string;
      readonly apps: readonly string[];
      readonly actions: readonly TokenAction[];
      readonly days: number;
    };

const defaultDays = 90;
const maxDays = 366;

const nameIn = new RegExp(teamPattern);
const app = new RegExp(appPattern);

const isAction = (word: string): word is TokenAction => tokenActions.some((action) => action === word);

/** Names as `mf-catalog,mf_booking`; `all` is every app. */
const readApps = (text = ''): readonly string[] | string => {
  if (text === 'all') return ['*'];
  const apps = text.split(',').map((name) => name.replaceAll('-', '_'));
  const wrong = apps.find((name) => !app.test(name));
  return wrong === undefined
    ? apps
    : `--apps has names of apps with commas between them, or all: "${wrong}".`;
};

const readActions = (text = ''): readonly TokenAction[] | string => {
  const words = text.split(',');
  const wrong = words.find((word) => !isAction(word));
  return wrong === undefined
    ? words.filter(isAction)
    : `--actions are ${tokenActions.join(', ')}, with commas between them: "${wrong}".`;
};

const readDays = (text = String(defaultDays)): number | string => {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= maxDays ? days : `--days is 1 to ${maxDays}.`;
};

const readNew = (team: string, name: string, values: Values): TokenOrder | string => {
  const apps = readApps(values.apps);
  if (typeof apps === 'string') return apps;
  const actions = readActions(values.actions);
  if (typeof actions === 'string') return actions;
  const days = readDays(values.days);
  return typeof days === 'string' ? days : { kind: 'create', team, name, apps, actions, days };
};

/** Parses the words and options after `tokens`. Returns a sentence if they are invalid. */
export const readTokenOrder = (words: readonly string[], values: Values): TokenOrder | string => {
  const [what, which = '', surplus] = words;
  if (what === undefined) return { kind: 'list' };
  if (surplus !== undefined) return `${surplus} is one word too many.`;
  if (what !== 'create' && what !== 'revoke') return `tokens can create and revoke, not ${what}.`;
  const [team = '', name = '', more] = which.split('/');
  if (more !== undefined || !nameIn.test(team) || !nameIn.test(name))
    return `A token is called TEAM/NAME, by small letters, digits and dashes: "${which}" is not.`;
  return what === 'revoke' ? { kind: 'revoke', team, name } : readNew(team, name, values);
};

/** What is wrong with options that belong to other commands; undefined if nothing. */
export const findTokenMisuse = (command: string, { contact, ...values }: Values): string | undefined => {
  if (contact !== undefined && command !== 'owner') return '--contact belongs to owner.';
  const isGiven = Object.keys(tokenOptions).some((name) => values[name as keyof typeof tokenOptions]);
  return isGiven && command !== 'tokens' ? '--apps, --actions and --days belong to tokens.' : undefined;
};
