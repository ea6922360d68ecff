import AntdLook from './antd-look.tsx';
import { type PageProps, PlainPage } from './plain-page.tsx';

/** What most screens of the back office stand in: title, actions, content, and antd in the house's look. */
export const AdminPage = (props: PageProps) => (
  <AntdLook>
    <PlainPage {...props} />
  </AntdLook>
);
