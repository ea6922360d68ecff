import { ApiError } from '@portal/shared/api';
import {
  Button,
  EmptyState,
  ErrorState,
  MessagePanel,
  NeedsMember,
  QueryView,
  Skeleton,
  SkeletonCards,
  Spinner,
} from '@portal/shared/ui';
import { type Examples, longText, nothing, queryWith, show } from '../example.tsx';

const uiState: Examples = {
  components: (say) => {
    const long = longText(say);
    const refused = new ApiError(say('服务繁忙，请稍后再试', 'The service is busy'), {
      status: 503,
      code: 'B0001',
    });
    const action = <Button kind="quiet">{say('去看看', 'Browse')}</Button>;
    const label = say('加载中', 'Loading');
    const isEmpty = (rows: unknown) => rows === '';
    return {
      QueryView: show(QueryView<string>, {
        query: queryWith<string>(''),
        empty: isEmpty,
        children: (row) => row,
      })({
        empty: {},
        loading: { query: queryWith<string>(undefined), skeleton: <Skeleton height={120} /> },
        error: { query: queryWith<string>(undefined, refused) },
        loaded: { query: queryWith(long) },
      }),
      MessagePanel: show(MessagePanel, { icon: 'check', title: say('支付成功', 'Payment received') })({
        default: {},
        action: { body: say('电子票已发送至手机。', 'The e-ticket is on your phone.'), action },
        'long text': { title: long, body: long },
      }),
      EmptyState: show(
        EmptyState,
        {},
      )({
        default: {},
        'action, long text': {
          icon: 'heart',
          title: say('还没有收藏', 'Nothing saved yet'),
          body: long,
          action,
        },
      }),
      ErrorState: show(ErrorState, { error: refused })({
        'server message, retry': { onRetry: nothing },
        unknown: { error: new Error('unknown') },
      }),
      NeedsMember: show(NeedsMember, { children: long })({ visitor: {} }),
      Skeleton: show(Skeleton, { height: 80 })({
        default: {},
        short: { height: 24, width: '40%', radius: 12 },
      }),
      SkeletonCards: show(SkeletonCards, { count: 2 })({ default: {}, narrow: { min: '100px' } }),
      Spinner: show(Spinner, { label })({ default: {}, large: { size: 48 } }),
    };
  },
};
export default uiState;
