import { Outlet } from '@portal/shared/router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainArea } from './main-area.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of the public side. */
export const PublicLayout = () => (
  <>
    <SkipLink />
    <Header />
    <MainArea>
      <Outlet />
    </MainArea>
    <Footer />
  </>
);
