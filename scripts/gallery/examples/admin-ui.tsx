import { ApiError } from '@portal/shared/api';
import { errorCodes } from '@portal/shared/rules';
import { Icon } from '@portal/shared/ui';
import { AdminQuery } from '../../../mf-admin/src/ui/admin-query.tsx';
import { Button } from '../../../mf-admin/src/ui/button.tsx';
import { CheckBox } from '../../../mf-admin/src/ui/check-box.tsx';
import { MenuButton } from '../../../mf-admin/src/ui/menu-button.tsx';
import { ProposalBar } from '../../../mf-admin/src/ui/proposal-bar.tsx';
import { RowsSkeleton } from '../../../mf-admin/src/ui/rows-skeleton.tsx';
import { SearchInput } from '../../../mf-admin/src/ui/search-input.tsx';
import { SecretDialog } from '../../../mf-admin/src/ui/secret-dialog.tsx';
import { Select } from '../../../mf-admin/src/ui/select.tsx';
import { Switch } from '../../../mf-admin/src/ui/switch.tsx';
import { type Examples, live, longText, nothing, Opens, queryWith, show } from '../example.tsx';

const adminUi: Examples = {
  components: (say) => {
    const long = { children: longText(say) };
    const children = say('保存', 'Save');
    const words = { on: say('启用', 'On'), off: say('停用', 'Off'), 'aria-label': children };
    const options = [words.on, words.off, long.children].map((label) => ({ value: label, label }));
    const failed = (code: string) =>
      queryWith<string>(
        undefined,
        new ApiError(say('服务繁忙', 'The service is busy'), { status: 403, code }),
      );
    const secret = { title: children, body: long.children, secret: 'haitu_8Jk2mQ7xVd5tRw3nLz9pYc6bHs4gFa1e' };
    const proposal = {
      ...{ title: children, reason: say('夏季新品', 'New for the summer'), isOwn: true },
      withdraw: { label: say('撤回', 'Withdraw'), busy: false, onSelect: nothing },
      decide: { label: say('去审批', 'Decide'), path: '/business/approvals' },
    };
    return {
      ProposalBar: show(
        ProposalBar,
        proposal,
      )({
        own: {},
        'being withdrawn': { withdraw: { ...proposal.withdraw, busy: true } },
        'of a colleague': { isOwn: false },
        'long text': { title: long.children, reason: long.children },
      }),
      SecretDialog: show(Opens, { label: children })({
        default: { children: (close) => <SecretDialog {...secret} onClose={close} /> },
      }),
      Button: show(Button, { children })({
        plain: {},
        primary: { kind: 'primary' },
        text: { kind: 'text' },
        link: { kind: 'link' },
        small: { size: 'small' },
        danger: { danger: true },
        icon: { icon: <Icon name="plus" size={16} /> },
        loading: { loading: true },
        'primary, loading': { kind: 'primary', loading: true },
        disabled: { disabled: true },
        'primary, disabled': { kind: 'primary', disabled: true },
        'long text': long,
      }),
      MenuButton: show(MenuButton, { menu: children, children, entries: [{ key: 'all', label: words.on }] })({
        default: {},
        disabled: { disabled: true },
      }),
      Switch: show(live(Switch, 'checked'), { ...words, checked: true })({
        on: {},
        off: { checked: false },
        loading: { loading: true },
        disabled: { disabled: true },
      }),
      CheckBox: show(live(CheckBox, 'checked'), { children, checked: true })({
        default: {},
        some: { checked: false, some: true },
        disabled: { disabled: true },
        'long text': long,
      }),
      Select: show(live(Select, 'value'), { options, value: words.on, 'aria-label': children })({
        default: {},
        disabled: { disabled: true },
        'long text': { value: long.children },
      }),
      SearchInput: show(SearchInput, { value: undefined, placeholder: words.on, onSearch: nothing })({
        blank: {},
        'long text': { value: long.children },
      }),
      AdminQuery: show(AdminQuery<string>, { query: queryWith<string>(''), children: (row) => row })({
        loading: { query: queryWith<string>(undefined), skeleton: <RowsSkeleton rows={3} /> },
        empty: { empty: () => true },
        error: { query: failed('B0001') },
        'no permission': { query: failed(errorCodes.forbidden) },
      }),
      RowsSkeleton: show(RowsSkeleton, { rows: 3 })({ default: {}, low: { height: 24 } }),
    };
  },
};
export default adminUi;
