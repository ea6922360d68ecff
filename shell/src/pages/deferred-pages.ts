import { deferredPage } from './deferred-page.tsx';

/** The page of documentation links. */
export const Document = deferredPage(async () => (await import('./document/document.tsx')).Document);

/** The page to register. */
export const Register = deferredPage(async () => (await import('./register/register.tsx')).Register);

/** The page for a forgotten password. */
export const ResetPassword = deferredPage(
  async () => (await import('./reset-password/reset-password.tsx')).ResetPassword,
);

/** The page to change an initial password. */
export const ChangePassword = deferredPage(
  async () => (await import('./change-password/change-password.tsx')).ChangePassword,
);

/** The page to sign in. The two pages that it links to are prefetched. */
export const Login = deferredPage(async () => {
  const { Login: Page } = await import('./login/login.tsx');
  Register.prefetch();
  ResetPassword.prefetch();
  return Page;
});
