import {
  CalendarButton,
  type DocumentsAsked,
  DownloadButton,
  HelpLinks,
  RecommendedProducts,
  RefundTerms,
  TermLines,
  TravellerFields,
} from '@portal/shared/booking';
import type { ProductCard } from '@portal/shared/contract';
import { blankTraveller, type TravellerDraft } from '@portal/shared/rules';
import { useState } from 'react';
import { type Examples, longText, show } from '../example.tsx';

const tiers = [
  { daysBefore: 30, feePercent: 0 },
  { daysBefore: 7, feePercent: 30 },
];

interface DraftProps {
  readonly first: Partial<TravellerDraft>;
  readonly text?: string;
  readonly documents?: DocumentsAsked;
}

const Draft = ({ first, text, documents }: DraftProps) => {
  const [value, setValue] = useState<TravellerDraft>({ ...blankTraveller, ...first });
  const change = (next: Partial<TravellerDraft>) => setValue({ ...value, ...next });
  const rest = { value, at: text && 'second/', documentHint: text, documents, onChange: change };
  return <TravellerFields {...rest} errorOf={() => text} />;
};

const uiTravel: Examples = {
  wide: true,
  components: (say) => {
    const long = longText(say);
    const product: ProductCard = {
      ...{
        id: 7,
        kind: 'tour',
        category: '',
        categoryName: { zh: '' },
        picture: '/artwork/lighthouse/7.svg',
      },
      ...{ title: { zh: '硇洲岛灯塔两日', en: 'Naozhou lighthouse' }, summary: { zh: '' }, themes: [] },
      ...{ days: 2, grade: null, departureCity: null, destination: null, fromPrice: 49_800 },
      ...{ marketPrice: null, onSale: false, rating: null, reviewCount: 0, soldCount: 0 },
    };
    const free = { when: say('出发前 30 天', '30 days ahead'), what: say('免费取消', 'Free'), free: true };
    return {
      TravellerFields: show(Draft, { first: {} })({
        'identity card': {},
        'passport of a tour abroad': {
          first: { documentType: 'passport' },
          documents: {
            accepted: ['passport'],
            passport: 'required',
            expiryHint: say('须有效', 'Must be valid'),
          },
        },
        'passport, errors, long text': { first: { documentType: 'passport', name: long }, text: long },
      }),
      DownloadButton: show(DownloadButton, {
        fetchFile: () => new Promise<Blob>(() => {}),
        fileName: () => 'contract.pdf',
        children: say('下载合同', 'Download contract'),
      })({ default: {}, small: { size: 'small' }, 'long text': { children: long } }),
      CalendarButton: show(CalendarButton, {
        order: { orderNo: 'T20261120000001', kind: 'tour', state: 'PAID', travelDay: '2027-03-15' },
      })({ default: {} }),
      RecommendedProducts: show(RecommendedProducts, { products: [product] })({
        one: {},
        four: { products: [1, 2, 3, 4].map((id) => ({ ...product, id })) },
        'long text': { products: [{ ...product, title: { zh: long, en: long } }] },
      }),
      HelpLinks: show(HelpLinks, {
        title: '相关帮助',
        links: [
          { code: 'refund-tour', label: '退款扣多少？' },
          { code: 'refund-time', label: '退款多久到账？' },
        ],
      })({ default: {}, 'long text': { links: [{ code: 'refund-tour', label: long }] } }),
      RefundTerms: show(RefundTerms, { tiers, day: '2026-12-24' })({ tiers: {}, 'no tiers': { tiers: [] } }),
      TermLines: show(TermLines, { lines: [free] })({
        default: {},
        'long text': { lines: [free, { when: long, what: long, free: false }] },
      }),
    };
  },
};
export default uiTravel;
