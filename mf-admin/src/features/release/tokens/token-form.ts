import type { NewReleaseToken } from '@portal/shared/contract';
import { type TokenAction, teamPattern } from '@portal/shared/rules';

/** The input of a new token. `apps` has `*` for every app. */
export interface TokenForm {
  readonly team: string;
  readonly name: string;
  readonly apps: readonly NewReleaseToken['apps'][number][];
  readonly actions: readonly TokenAction[];
  readonly days: string;
}

export const blankToken: TokenForm = {
  team: '',
  name: '',
  apps: [],
  actions: ['publish', 'promote', 'rollback'],
  days: '90',
};

const nameIn = new RegExp(teamPattern);

/** The fields with a fault, in the order of the form. */
export const faultsIn = ({ team, name, apps, actions, days }: TokenForm): (keyof TokenForm)[] => {
  const count = Number(days);
  const faults: Record<keyof TokenForm, boolean> = {
    team: !nameIn.test(team),
    name: !nameIn.test(name),
    apps: apps.length === 0,
    actions: actions.length === 0,
    days: !Number.isInteger(count) || count < 1 || count > 366,
  };
  return (['team', 'name', 'apps', 'actions', 'days'] as const).filter((field) => faults[field]);
};

/** The list with a value, or without it. */
export const withChoice = <T>(list: readonly T[], value: T, chosen: boolean): T[] =>
  chosen ? [...list, value] : list.filter((one) => one !== value);
