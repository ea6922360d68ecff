import {
  Breadcrumbs,
  Button,
  confirm,
  Dialog,
  Disclosure,
  Menu,
  type MenuItem,
  MenuList,
  Pager,
  Tabs,
  toast,
} from '@portal/shared/ui';
import { type Examples, live, longText, nothing, Opens, show } from '../example.tsx';

const spot = { x: 40, y: 120 };

type PagerProps = Parameters<typeof Pager>[0];

/** With buttons: links would leave the gallery. */
const ButtonPager = (props: Extract<PagerProps, { to?: never }>) => <Pager {...props} />;

const uiLayers: Examples = {
  components: (say) => {
    const long = longText(say);
    const label = say('打开', 'Open');
    const items: MenuItem[] = [
      { key: 'order', label: say('我的订单', 'My orders'), icon: 'document', to: '/' },
      { key: 'used', label: say('按价格', 'By price'), checked: true },
      { key: 'long', label: long },
      { key: 'disabled', label: say('不可用', 'Unavailable'), disabled: true },
      { key: 'leave', label: say('删除', 'Delete'), icon: 'trash', danger: true, apart: true },
    ];
    const question = {
      title: say('确定取消订单吗？', 'Cancel this order?'),
      body: say('取消后库存立即释放，无法恢复。', 'The places are released at once. This cannot be undone.'),
    };
    const dialog = (title: string, body: string[]) => (close: () => void) => (
      <Dialog open title={title} footer={<Button onClick={close}>{label}</Button>} onClose={close}>
        {body.map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </Dialog>
    );
    const undo = { label: say('撤销', 'Undo'), onSelect: nothing };
    const home = { label: say('首页', 'Home'), to: '/' };
    const tab = (value: string, name: string) => ({ value, label: name, count: 12 });
    return {
      Dialog: show(Opens, { label })({
        default: { children: dialog(question.title, [question.body]) },
        'long text': { children: dialog(long, Array<string>(24).fill(long)) },
      }),
      Layers: show(Opens, { label })({
        'toast, success': { run: () => toast.success(say('已保存', 'Saved'), undo) },
        'toast, error': { run: () => toast.error(long) },
        confirm: { run: () => void confirm({ ...question, danger: true }) },
        'confirm, mandatory': { run: () => void confirm({ ...question, warning: true, mandatory: true }) },
      }),
      Menu: show(Menu, { label, name: label, items })({ default: {} }),
      MenuList: show(Opens, { label })({
        default: {
          children: (onClose) => <MenuList at={spot} {...{ label, items, onClose }} />,
        },
      }),
      Disclosure: show(Disclosure, { title: question.title, children: long })({
        closed: {},
        open: { open: true },
        'long text': { title: long },
      }),
      Breadcrumbs: show(Breadcrumbs, { items: [home] })({
        one: {},
        'long text': { items: [home, { label: say('跟团游', 'Tours'), to: '/' }, { label: long }] },
      }),
      Tabs: show(live(Tabs, 'value'), { value: 'a', items: [tab('a', label), tab('b', home.label)] })({
        default: {},
        'with a panel': { children: long },
        'long text': { items: [tab('a', long), tab('b', long)] },
      }),
      Pager: show(live(ButtonPager, 'pageNum'), { pageNum: 1, pageSize: 10, total: 87 })({
        'first page': {},
        'middle page, more than counted': { pageNum: 50, total: 1000, more: true },
        'one page': { total: 7 },
        empty: { total: 0 },
      }),
    };
  },
};
export default uiLayers;
