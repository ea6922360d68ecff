import { defineMessages } from '@portal/shared/i18n';

/** The words that the details of all kinds of products share. */
export const detailMessages = defineMessages('productDetail', {
  'zh-cn': {
    home: '首页',
    kinds: { tour: '旅游线路', hotel: '酒店', ticket: '景点门票', goods: '特产商城', visa: '签证' },
    notFound: {
      body: '它可能已经下架，或者网址少了一段。',
      tour: { title: '没有找到这条线路', browse: '浏览全部线路' },
      hotel: { title: '没有找到这家酒店', browse: '浏览全部酒店' },
      ticket: { title: '没有找到这个景点', browse: '浏览全部景点' },
      goods: { title: '没有找到这件商品', browse: '浏览全部商品' },
      visa: { title: '没有找到这种签证', browse: '浏览全部签证' },
    },
    share: '分享',
    copied: '链接已复制',
    copyRefused: '浏览器不允许复制，请手动复制地址栏中的链接',
    collect: '收藏',
    collected: '已收藏',
    uncollect: '，按下取消收藏',
    related: {
      tour: '看过这条线路的人还看了',
      hotel: '附近与相似的酒店',
      ticket: '顺路可以去的景点',
      goods: '也许您还喜欢',
      visa: '其他签证',
    },
    viewed: '最近浏览',
    toReviews: '查看评价',
  },
  en: {
    home: 'Home',
    kinds: { tour: 'Tours', hotel: 'Hotels', ticket: 'Sights', goods: 'Local goods', visa: 'Visas' },
    notFound: {
      body: 'It may have been taken down, or the address lost a piece.',
      tour: { title: 'This tour is not here', browse: 'All tours' },
      hotel: { title: 'This hotel is not here', browse: 'All hotels' },
      ticket: { title: 'This sight is not here', browse: 'All sights' },
      goods: { title: 'This item is not here', browse: 'All goods' },
      visa: { title: 'This visa is not here', browse: 'All visas' },
    },
    share: 'Share',
    copied: 'Link copied',
    copyRefused: 'The browser does not allow copying: copy the address yourself',
    collect: 'Save',
    collected: 'Saved',
    uncollect: ', press to remove',
    related: {
      tour: 'Others also looked at',
      hotel: 'Hotels nearby and alike',
      ticket: 'Sights on the way',
      goods: 'You may also like',
      visa: 'Other visas',
    },
    viewed: 'Recently viewed',
    toReviews: 'Read the reviews',
  },
});
