import { Card, Grid, Group, Page, Row, Section, Stack, TextLink } from '@portal/shared/ui';
import { type Examples, longText, show } from '../example.tsx';

const uiLayout: Examples = {
  wide: true,
  components: (say) => {
    const long = longText(say);
    const children = ['海', '岛', '湾'].map((name) => (
      <Card key={name} padded>
        {name}
      </Card>
    ));
    const title = say('三亚海岛六日', 'Six days in Sanya');
    const crumbs = [{ label: say('首页', 'Home'), to: '/' }, { label: title }];
    const action = <TextLink to="/">{say('全部', 'All')}</TextLink>;
    return {
      Page: show(Page, { title, children: <Card padded>{long}</Card> })({
        'crumbs, lead, aside': { crumbs, lead: long, aside: <Card padded>{title}</Card> },
        'narrow, long text': { width: 'narrow', title: long },
        full: { width: 'full' },
      }),
      Section: show(Section, { title, action })({
        default: { lead: title, children },
        'long text': { title: long, lead: long },
      }),
      Card: show(Card, { children: long })({ default: {}, padded: { padded: true } }),
      Grid: show(Grid, { children })({ default: {}, narrow: { min: '80px', gap: 1 } }),
      Stack: show(Stack, { children })({ default: {}, close: { gap: 0.5 } }),
      Row: show(Row, { children })({ default: {}, 'space between': { justify: 'space-between' } }),
      Group: show(Group, { label: title, children })({ default: {} }),
    };
  },
};
export default uiLayout;
