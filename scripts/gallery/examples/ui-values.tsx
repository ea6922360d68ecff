import { Countdown } from '@portal/shared/booking';
import { DescriptionList, PhoneLink, Picture, Price, Rating, Steps, Tag, Timeline } from '@portal/shared/ui';
import { type Examples, longText, photo, show } from '../example.tsx';

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

const uiValues: Examples = {
  components: (say) => {
    const long = longText(say);
    const steps = [say('填写', 'Details'), say('支付', 'Payment'), say('完成', 'Done')];
    const at = '2026-11-03T02:00:00Z';
    const placed = { at, text: say('下单', 'Order placed') };
    return {
      Price: show(Price, { fen: 398_000 })({
        default: {},
        'small, from, unit': { size: 'small', from: true, unit: say('/晚', 'per night') },
        'large, was': { size: 'large', was: 498_000 },
        'long number': { size: 'large', fen: 1_234_567_890, was: 9_876_543_210, from: true },
      }),
      Rating: show(Rating, { tenths: 47 })({ default: {}, count: { count: 1284 }, none: { tenths: null } }),
      Tag: show(Tag, { children: say('海岛', 'Island') })({
        sea: {},
        coral: { tone: 'coral' },
        sand: { tone: 'sand' },
        good: { tone: 'good' },
        warn: { tone: 'warn' },
        bad: { tone: 'bad' },
        'long text': { children: long },
      }),
      Countdown: show(Countdown, { until: inMs(899_000) })({
        minutes: {},
        'days, label': { until: inMs(3 * 86_400_000), label: say('支付剩余', 'Pay within') },
        over: { until: inMs(-1000) },
      }),
      DescriptionList: show(DescriptionList, { items: [{ term: placed.text, value: at }] })({
        default: {},
        'long text': { items: [{ term: long, value: long }] },
      }),
      Steps: show(Steps, { current: 0, items: steps })({
        first: {},
        last: { current: 2 },
        'long text': { current: 1, items: [...steps, long] },
      }),
      Timeline: show(Timeline, { items: [placed] })({
        default: {},
        'tones, long text': { items: [placed, { at, text: long, tone: 'good' }, { ...placed, tone: 'bad' }] },
      }),
      PhoneLink: show(PhoneLink, { phone: '400-820-8820' })({ default: {} }),
      Picture: show(Picture, { src: photo, alt: say('海湾', 'A bay'), width: 16, height: 10 })({
        loaded: {},
        missing: { src: '' },
        failed: { src: 'data:image/png,broken', eager: true },
      }),
    };
  },
};
export default uiValues;
