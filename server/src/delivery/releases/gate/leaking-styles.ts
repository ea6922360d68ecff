import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { findLeaks, type Leak } from './leaks.ts';
import { failure } from './release-environment.ts';

/** Leaks listed per file; the rest are only counted. */
const told = 3;
const longest = 80;

const reasons: Readonly<Record<Leak['why'], { readonly zh: string; readonly en: string }>> = {
  bare: { zh: '直接作用于元素', en: 'styles elements without a class' },
  foreign: { zh: '使用了不带本应用前缀的类名', en: 'uses classes without the prefix of the app' },
  global: { zh: '对整个页面生效', en: 'applies to the whole page' },
  unreadable: { zh: '无法解析', en: 'cannot be read' },
};

const tell = (leaks: readonly Leak[], language: 'zh' | 'en'): string => {
  const shown = leaks
    .slice(0, told)
    .map(({ what, why }) => `${what.slice(0, longest)} (${reasons[why][language]})`);
  const rest = leaks.length - shown.length;
  return rest > 0 ? `${shown.join(', ')}, +${rest}` : shown.join(', ');
};

/** Style sheets that affect other apps: one failure per file. `styles` are their texts by path. */
export const findLeakingStyles = (
  { app }: ReleaseRecord,
  styles: ReadonlyMap<string, string>,
): GateFailure[] =>
  [...styles].flatMap(([path, css]) => {
    const leaks = findLeaks(css, app);
    if (leaks.length === 0) return [];
    return [
      failure(
        'style',
        path,
        `${path} 的样式超出本应用：${tell(leaks, 'zh')}`,
        `${path} affects other apps: ${tell(leaks, 'en')}`,
      ),
    ];
  });
