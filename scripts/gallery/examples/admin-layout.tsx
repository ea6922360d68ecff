import { InputNumber } from 'antd';
import AdminTheme from '../../../mf-admin/src/layout/admin-theme.tsx';
import { AntdPage } from '../../../mf-admin/src/layout/antd-page.tsx';
import { Card, Cards } from '../../../mf-admin/src/layout/cards.tsx';
import { Page } from '../../../mf-admin/src/layout/page.tsx';
import { Button } from '../../../mf-admin/src/ui/button.tsx';
import { type Examples, longText, show } from '../example.tsx';

const adminLayout: Examples = {
  wide: true,
  components: (say) => {
    const long = longText(say);
    const title = say('今日订单', 'Orders today');
    const card = <Card title={title}>31</Card>;
    const actions = <Button kind="primary">{say('导出', 'Export')}</Button>;
    return {
      Page: show(Page, { title, children: card })({
        default: {},
        'lead, actions': { lead: title, actions },
        'long text': { title: long, lead: long, actions },
      }),
      AntdPage: show(AntdPage, { title, children: <InputNumber value={31} /> })({ default: {} }),
      AdminTheme: show(AdminTheme, { children: <InputNumber value={31} disabled /> })({ default: {} }),
      Cards: show(Cards, { children: [card, <Card key={2} title={long} children={long} />] })({
        default: {},
      }),
      Card: show(Card, { title, children: long })({ default: {}, 'long text': { title: long } }),
    };
  },
};
export default adminLayout;
