import type { RouteRecord } from '@portal/shared/contract';
import { Navigate, type RouteObject } from '@portal/shared/router';
import { firstPath, isExternal, joinPath } from './menu-tree.ts';
import { View } from './view.tsx';

const toRoute = (record: RouteRecord, parent: string): RouteObject => {
  const path = joinPath(parent, record.path);
  const target = record.redirect || firstPath(record.children ?? [], path);
  const children = menuRoutes(record.children ?? [], path);
  const start: RouteObject[] = target ? [{ index: true, element: <Navigate to={target} replace /> }] : [];
  return { path, element: <View name={record.component} />, children: [...start, ...children] };
};

/** The menu routes as the router takes them. */
export const menuRoutes = (records: readonly RouteRecord[], parent = ''): RouteObject[] =>
  records.filter(({ path }) => !isExternal(path)).map((record) => toRoute(record, parent));
