import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { useDrawer } from './use-drawer.ts';

interface ViewDrawerProps {
  readonly drawer: ReturnType<typeof useDrawer>;
  readonly title: string;
  /** In px, where the window is as wide. */
  readonly width: number;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A drawer at the right edge that shows something: closing it loses nothing. */
export const ViewDrawer = ({ drawer, title, width, footer, children }: ViewDrawerProps) => (
  <Drawer
    open={drawer.open}
    title={title}
    size={`min(${width}px, 100vw)`}
    onClose={drawer.close}
    afterOpenChange={drawer.afterOpenChange}
    footer={footer}
  >
    {children}
  </Drawer>
);
