import type { ProductKind, Text } from '@portal/shared/contract';
import type { NewMessage } from '#src/identity/messages/index.ts';
import { fillPlaceholders } from '#src/platform/text/index.ts';
import type { DueAlert } from './alert-repository.ts';
import en from './alert-texts.en.json' with { type: 'json' };
import zh from './alert-texts.zh-cn.json' with { type: 'json' };

const texts = { zh, en } as const;

const paths: Readonly<Record<ProductKind, string>> = {
  tour: '/route/detail',
  hotel: '/hotel/hotelDetail',
  ticket: '/ticket/ticketDetail',
  goods: '/goods/goodsDetail',
  visa: '/visa/visaDetail',
};

const yuan = (fen: number | null): string => (fen === null ? '' : String(fen / 100));

type Language = 'zh' | 'en';

const textIn = (text: Text | null, language: Language): string => text?.[language] ?? text?.zh ?? '';

/** The SKU and day of an alert, in words. */
const whatOf = ({ sku, day }: DueAlert, language: Language): string => {
  const parts = [textIn(sku, language), day ?? ''].filter(Boolean);
  if (parts.length === 0) return '';
  return language === 'en' ? ` (${parts.join(', ')})` : `（${parts.join('，')}）`;
};

const render = (alert: DueAlert, language: Language) => {
  const { title, body } = texts[language][alert.outcome === 'ENDED' ? 'ended' : alert.kind];
  const values: Readonly<Record<string, string>> = {
    title: textIn(alert.title, language),
    price: yuan(alert.price),
    base: yuan(alert.basePrice),
    what: whatOf(alert, language),
  };
  const fill = (text: string) => fillPlaceholders(text, values);
  return { title: fill(title), body: fill(body) };
};

/** The message of an alert that is sent or ended; it leads to the product, or to the alerts when that has ended. */
export const alertMessage = (alert: DueAlert): NewMessage => {
  const inChinese = render(alert, 'zh');
  const inEnglish = render(alert, 'en');
  return {
    ...{ userId: alert.userId, category: alert.kind, source: `alert ${alert.id}` },
    title: { zh: inChinese.title, en: inEnglish.title },
    body: { zh: inChinese.body, en: inEnglish.body },
    path:
      alert.outcome === 'ENDED' ? '/personal/alerts' : `${paths[alert.productKind]}?id=${alert.productId}`,
  };
};
