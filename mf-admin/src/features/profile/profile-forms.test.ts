import { contract, type TravelInfoForm, type WebsiteForm } from '@portal/shared/contract';
import { describeContract } from '#src/form/testing/contract-texts.ts';
import { agencyForm, websiteForm } from './profile-forms.ts';

const name = { zh: '海途', en: 'Haitu' };

const agency: TravelInfoForm = {
  ...{ name, slogan: name, address: name, hours: name, phone: '0759-0000 0186', email: 'a@haitu.cn' },
  openingHours: [{ days: [1, 2], from: '09:00', to: '18:00' }],
  ...{
    licence: 'L-GD-100',
    wechat: 'haitu',
    wechatPicture: null,
    facts: [{ title: name, body: { zh: '说明' } }],
    version: '17',
  },
};

const website: WebsiteForm = {
  ...{ siteName: name, copyright: name, icp: '', publicSecurity: '', sourceUrl: '' },
  ...{ footerLinks: [{ title: name, link: '/route' }], version: '17' },
};

test('stored site information is sent back unchanged', () => {
  expect(agencyForm.write(agencyForm.read(agency))).toEqual(agency);
  expect(websiteForm.write(websiteForm.read(website))).toEqual(website);
});

test('texts of lines are sent without blanks around them', () => {
  const values = {
    ...websiteForm.read(website),
    footerLinks: [{ title: { zh: ' 线路 ' }, link: ' /route ' }],
  };
  expect(websiteForm.write(values).footerLinks).toEqual([{ title: { zh: '线路' }, link: '/route' }]);
});

describe('the agency', () => {
  describeContract(agencyForm, contract['PUT /api/v1/site/profile/travel-info'].body, {
    samples: { phone: ['0759-0000 0186', '+86 (20) 1234', '12a45', '1234'] },
  });
});

describe('the website', () => {
  describeContract(websiteForm, contract['PUT /api/v1/site/profile/website'].body, {});
});
