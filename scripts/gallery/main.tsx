import '@portal/shared/ui/base.css';
import { queryClient } from '@portal/shared/api';
import type { Language } from '@portal/shared/contract';
import { setLanguage } from '@portal/shared/i18n';
import { RouterProvider } from '@portal/shared/router';
import { clearSession, storeToken, storeUser } from '@portal/shared/session';
import { AppearanceContext, Layers } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { people } from '../../shared/src/testing/people.ts';
import { startAnswering } from './answers.ts';
import type { Examples, Say, State } from './example.tsx';
import styles from './gallery.module.css';

const examples = import.meta.webpackContext('./examples', { regExp: /\.tsx$/, mode: 'lazy' });
const isBackOffice = (area: string) => area.startsWith('admin-');
const areas = examples
  .keys()
  .map((file) => file.slice(2, -4))
  .sort((a, b) => Number(isBackOffice(a)) - Number(isBackOffice(b)));

interface View {
  readonly area: string;
  readonly language: Language;
  readonly dark: boolean;
}

/** What the address asks for. */
const viewOf = (search: string): View => {
  const query = new URLSearchParams(search);
  const asked = query.get('area') ?? '';
  const area = areas.includes(asked) ? asked : 'ui-actions';
  const language = query.get('language') === 'en' ? 'en' : 'zh-cn';
  return { area, language, dark: query.get('theme') === 'dark' };
};

const hrefOf = ({ area, language, dark }: View): string =>
  `?area=${area}&language=${language}&theme=${dark ? 'dark' : 'light'}`;

const hasPath = (state: State): state is Extract<State, { path: string }> =>
  typeof state === 'object' && state !== null && 'path' in state;

const Shown = ({ state }: { readonly state: State }) => {
  const [router] = useState(() => {
    const { path, shown } = hasPath(state) ? state : { path: '/', shown: state };
    return createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [path] });
  });
  return <RouterProvider router={router} />;
};

const Switches = ({ view }: { readonly view: View }) => {
  const link = (label: string, to: View) => (
    <a key={label} href={hrefOf(to)} aria-current={hrefOf(to) === hrefOf(view) || undefined}>
      {label}
    </a>
  );
  return (
    <header className={styles.bar}>
      <nav aria-label="Components">{areas.map((area) => link(area, { ...view, area }))}</nav>
      <nav aria-label="Language">
        {link('中文', { ...view, language: 'zh-cn' })}
        {link('English', { ...view, language: 'en' })}
      </nav>
      <nav aria-label="Theme">
        {link('light', { ...view, dark: false })}
        {link('dark', { ...view, dark: true })}
      </nav>
    </header>
  );
};

const Gallery = ({ view, shown }: { readonly view: View; readonly shown: Examples }) => {
  const { components, wide, around: Around = Fragment } = shown;
  const say: Say = (zh, en) => (view.language === 'en' ? en : zh);
  return (
    <AppearanceContext value={{ dark: view.dark, compact: false }}>
      <QueryClientProvider client={queryClient}>
        <Switches view={view} />
        <main className={styles.main} data-wide={wide} data-area={view.area}>
          {Object.entries(components(say)).map(([component, states]) => (
            <section key={component} className={styles.component}>
              <h2>{component}</h2>
              {Object.entries(states).map(([name, state]) => (
                <figure key={name} className={styles.state}>
                  <figcaption>{name}</figcaption>
                  <Around>
                    <Shown state={state} />
                  </Around>
                </figure>
              ))}
            </section>
          ))}
        </main>
        <Layers />
      </QueryClientProvider>
    </AppearanceContext>
  );
};

const start = async (element: HTMLElement): Promise<void> => {
  const view = viewOf(location.search);
  document.documentElement.dataset.theme = view.dark ? 'dark' : 'light';
  setLanguage(view.language);
  startAnswering();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  clearSession();
  if (isBackOffice(view.area)) {
    storeToken('Bearer', 'gallery');
    storeUser(people.root);
  }
  const { default: shown } = (await examples(`./${view.area}.tsx`)) as { default: Examples };
  createRoot(element).render(<Gallery view={view} shown={shown} />);
};

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root to mount into.');
void start(root);
