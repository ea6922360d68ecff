/** Whether a path is login, register, or one of the pages for passwords: no target of a redirect after login. */
export const isAccountPage = (pathname: string): boolean =>
  /^\/(login|register|(reset|change)-password)\/?$/i.test(pathname);
