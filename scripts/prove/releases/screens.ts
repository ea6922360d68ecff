import type { RouteRecord } from '@portal/shared/contract';
import { routeTable } from '@portal/shared/rules';
import { ask } from '../consistency/ask.ts';
import type { Buyer } from '../consistency/buyers.ts';
import type { ReleaseTestEnvironment } from './environment.ts';

/** A screen and its URL. */
export interface Screen {
  readonly view: string;
  readonly path: string;
}

const publicScreens = (): Screen[] =>
  routeTable.flatMap(({ path, view }) => (view ? [{ view, path: `${path}?id=1` }] : []));

const screensOf = (above: string, { path, component, children = [] }: RouteRecord): Screen[] => {
  const whole = path.startsWith('/') ? path : `${above}/${path}`;
  const below = children.flatMap((child) => screensOf(whole, child));
  const isScreen = component && component !== 'Layout' && !whole.includes(':') && !/^\w+:/.test(path);
  return isScreen ? [{ view: component, path: whole }, ...below] : below;
};

/** Every screen with a URL of its own: public, personal centre, back office. */
export const listScreens = async ({ client }: ReleaseTestEnvironment, root: Buyer): Promise<Screen[]> => {
  const routes = `${client.portalUrl}/api/v1/menus/routes`;
  const { data } = await ask<RouteRecord[]>('GET', routes, { buyer: root });
  return [...publicScreens(), ...data.flatMap((record) => screensOf('', record))];
};
