import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fewestCutoffDays, standardChangeTerms } from '@portal/shared/rules';
import { statementKind } from '../../articles/article-seed.ts';
import { readGroups } from '../../read-groups.ts';
import { notices } from '../../site/site-data.ts';
import { cutoffDaysOf, travelDocumentsOf } from './limits.ts';

const terms = JSON.stringify(readGroups(statementKind).find(({ code }) => code === 'refunds'));
const abroad = cutoffDaysOf({ category: 'abroad', minGroup: 10 });

test('the terms name the days at which the group rule calls off, and those of changes', () => {
  const home = fewestCutoffDays('local', { minGroup: 2 });
  assert.ok(terms.includes(`境内线路至少提前 ${home} 天、出境线路至少提前 ${abroad} 天`));
  assert.ok(terms.includes(`notice at least ${home} days before departure, ${abroad} days for tours abroad`));
  assert.deepEqual(standardChangeTerms, { daysBefore: 3, times: 3 });
  assert.ok(terms.includes('出发前三天以上可在订单中申请') && terms.includes('每单最多改期三次'));
});

test('the notice about tours abroad names the end of their sales and the validity of passports', () => {
  const [zh, en] = notices.find(({ link }) => link === '/abroad')?.title ?? [];
  assert.equal(zh, `出境线路请提前 ${abroad} 天以上报名，护照有效期须在回程后六个月以上`);
  assert.match(en ?? '', new RegExp(`more than ${abroad} days ahead, .* valid for six months after`));
  assert.deepEqual(travelDocumentsOf('abroad'), { accepted: ['passport'], passportMonths: 6 });
});
