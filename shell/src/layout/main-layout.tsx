import { Outlet } from '@portal/shared/router';
import { createContext, useContext, useEffect, useState } from 'react';
import { MainArea } from './main-area.tsx';
import { MainBar } from './main-bar.tsx';
import styles from './main-layout.module.css';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';

const Inside = createContext(false);

const Frame = () => {
  const [folded, setFolded] = useState(false);
  const [drawer, setDrawer] = useState(false);

  useEffect(() => {
    if (!drawer) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setDrawer(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [drawer]);

  return (
    <div className={styles.frame} data-folded={folded || undefined} data-drawer={drawer || undefined}>
      <SkipLink />
      <SideMenu onLeave={() => setDrawer(false)} />
      <div className={styles.content}>
        <MainBar
          folded={folded}
          onFold={() => setFolded(!folded)}
          drawer={drawer}
          onDrawer={() => setDrawer(!drawer)}
        />
        <MainArea>
          <Outlet />
        </MainArea>
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.shade}
        onClick={() => setDrawer(false)}
      />
    </div>
  );
};

/** The frame of the back office: what the view name `Layout` stands for. Inside of itself it adds nothing. */
export const MainLayout = () => {
  const inside = useContext(Inside);
  if (inside) return <Outlet />;
  return (
    <Inside value={true}>
      <Frame />
    </Inside>
  );
};
