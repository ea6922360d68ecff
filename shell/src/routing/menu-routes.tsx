import type { RouteRecord } from '@portal/shared/contract';
import { Navigate, type RouteObject } from '@portal/shared/router';
import { MainLayout } from '../layout/main-layout.tsx';
import { firstPath, isExternal, joinPath } from './menu-tree.ts';
import { View } from './view.tsx';

const toRoute = (record: RouteRecord, parent: string): RouteObject => {
  const path = joinPath(parent, record.path);
  const target = record.redirect || firstPath(record.children ?? [], path);
  const children = toRoutes(record.children ?? [], path);
  const start: RouteObject[] = target ? [{ index: true, element: <Navigate to={target} replace /> }] : [];
  return { path, element: <View name={record.component} />, children: [...start, ...children] };
};

const toRoutes = (records: readonly RouteRecord[], parent: string): RouteObject[] =>
  records.filter(({ path }) => !isExternal(path)).map((record) => toRoute(record, parent));

/** The menu routes as the router takes them; a view at the top of the tree stands in the main layout like all others. */
export const menuRoutes = (records: readonly RouteRecord[]): readonly RouteObject[] =>
  toRoutes(records, '').map((route, index) =>
    records[index]?.component === 'Layout' ? route : { element: <MainLayout />, children: [route] },
  );
