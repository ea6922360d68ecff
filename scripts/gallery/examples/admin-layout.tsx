import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import AdminTheme from '../../../mf-admin/src/layout/admin-theme.tsx';
import { AntdPage } from '../../../mf-admin/src/layout/antd-page.tsx';
import { Card, Cards } from '../../../mf-admin/src/layout/cards.tsx';
import { Overlay } from '../../../mf-admin/src/layout/overlay.tsx';
import { Page } from '../../../mf-admin/src/layout/page.tsx';
import { useDrawer } from '../../../mf-admin/src/layout/use-drawer.ts';
import { ViewDrawer } from '../../../mf-admin/src/layout/view-drawer.tsx';
import { Button } from '../../../mf-admin/src/ui/button.tsx';
import { type Examples, longText, Opens, show } from '../example.tsx';

interface ViewingProps {
  readonly title: string;
  readonly footer?: ReactNode;
  readonly onClosed: () => void;
}

const Viewing = ({ title, footer, onClosed }: ViewingProps) => (
  <ViewDrawer drawer={useDrawer(onClosed)} title={title} width={480} footer={footer}>
    {title}
  </ViewDrawer>
);

const adminLayout: Examples = {
  wide: true,
  components: (say) => {
    const long = longText(say);
    const title = say('今日订单', 'Orders today');
    const card = <Card title={title}>31</Card>;
    const drawer = (name: string, footer?: ReactNode) => (close: () => void) => (
      <Overlay>
        <Viewing title={name} footer={footer} onClosed={close} />
      </Overlay>
    );
    const actions = <Button kind="primary">{say('导出', 'Export')}</Button>;
    return {
      Page: show(Page, { title, children: card })({
        default: {},
        'lead, actions': { lead: title, actions },
        'long text': { title: long, lead: long, actions },
      }),
      AntdPage: show(AntdPage, { title, children: <InputNumber value={31} /> })({ default: {} }),
      ViewDrawer: show(Opens, { label: say('打开', 'Open') })({
        default: { children: drawer(title) },
        'footer, long text': { children: drawer(long, actions) },
      }),
      AdminTheme: show(AdminTheme, { children: <InputNumber value={31} disabled /> })({ default: {} }),
      Cards: show(Cards, { children: [card, <Card key={2} title={long} children={long} />] })({
        default: {},
      }),
      Card: show(Card, { title, children: long })({ default: {}, 'long text': { title: long } }),
    };
  },
};
export default adminLayout;
