import AdminTheme from './admin-theme.tsx';
import { Page, type PageProps } from './page.tsx';

/** A {@link Page} whose content uses antd. */
export const AntdPage = (props: PageProps) => (
  <AdminTheme>
    <Page {...props} />
  </AdminTheme>
);
