import { deferredPage } from './deferred-page.tsx';

// Pages share chunks by `webpackChunkName`: each chunk would add its hash to the shell's entry.

/** The way into the back office. */
export const Admin = deferredPage(
  async () => (await import(/* webpackChunkName: "message" */ './admin.tsx')).Admin,
);

/** The page of documentation links. */
export const Document = deferredPage(
  async () => (await import(/* webpackChunkName: "message" */ './document/document.tsx')).Document,
);

/** The page of what the visitor may not see. */
export const Forbidden = deferredPage(
  async () => (await import(/* webpackChunkName: "message" */ './forbidden.tsx')).Forbidden,
);

/** The page for an unknown path or view. */
export const NotFound = deferredPage(
  async () => (await import(/* webpackChunkName: "message" */ './not-found.tsx')).NotFound,
);

/** The page to register. */
export const Register = deferredPage(
  async () => (await import(/* webpackChunkName: "account" */ './register/register.tsx')).Register,
);

/** The page for a forgotten password. */
export const ResetPassword = deferredPage(
  async () =>
    (await import(/* webpackChunkName: "account" */ './reset-password/reset-password.tsx')).ResetPassword,
);

/** The page to change an initial password. */
export const ChangePassword = deferredPage(
  async () =>
    (await import(/* webpackChunkName: "account" */ './change-password/change-password.tsx')).ChangePassword,
);

/** The page to sign in. The two pages that it links to are prefetched. */
export const Login = deferredPage(async () => {
  const { Login: Page } = await import('./login/login.tsx');
  Register.prefetch();
  ResetPassword.prefetch();
  return Page;
});
