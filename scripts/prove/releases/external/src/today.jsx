import { useLanguage } from '@portal/shared/i18n';
import { Link, useLocation } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { lazy, Suspense, useState } from 'react';
import './today.css';

const Tide = lazy(() => import('./tide.jsx'));

export default function Today() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const nickname = useSession(({ user }) => user?.nickname);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="outside-today">
      <h1>{language === 'en' ? 'Today' : '今天'}</h1>
      <output>{nickname}</output>
      <Link to="/dashboard">{pathname}</Link>
      <button type="button" onClick={() => setOpen(true)}>
        {language === 'en' ? 'Tide' : '潮汐'}
      </button>
      <Suspense fallback={null}>{isOpen && <Tide />}</Suspense>
    </section>
  );
}
