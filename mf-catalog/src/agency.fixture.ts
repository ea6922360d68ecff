export const travelInfo = {
  orgCode: 'A86',
  name: { zh: '海途旅行' },
  slogan: { zh: '认真做旅行二十年', en: 'Twenty years of careful travel' },
  phone: '0759-2386 6886',
  email: 'hello@haitu.example',
  address: { zh: '湛江市赤坎区' },
  hours: { zh: '每日 8:30–21:00' },
  openingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:30', to: '21:00' }],
  wechat: 'haitu-travel',
  wechatPicture: '/api/v1/pictures/qr00000000000000000000',
  licence: 'L-GD-100486',
  facts: [{ title: { zh: '价格写全' }, body: { zh: '没有自费与购物安排。' } }],
};
