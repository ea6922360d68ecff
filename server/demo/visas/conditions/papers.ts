import type { VisaDocument } from '@portal/shared/contract';
import { type Pair, textOf } from '../../tours/tour-seed.ts';

type Kind = 'original' | 'copy' | 'optional';

const paper = (title: Pair, body: Pair, kind: Kind = 'copy'): VisaDocument => ({
  title: textOf(title),
  body: textOf(body),
  required: kind !== 'optional',
  original: kind === 'original',
});

/** Documents that prove who somebody is. */
export const identityPapers = {
  passportScan: paper(
    ['护照首页扫描件', 'Scan of the passport'],
    [
      '回国后仍有 6 个月以上有效期，四角完整，不反光。',
      'Valid for six months after your return; all four corners, no glare.',
    ],
  ),
  photoFile: paper(
    ['电子照片', 'Photo file'],
    [
      '白底、近六个月、不修图，JPEG，小于 2 MB。',
      'White ground, taken within six months, not retouched, JPEG below 2 MB.',
    ],
  ),
  passport: paper(
    ['护照原件', 'Passport'],
    [
      '有效期 6 个月以上，至少两页空白签证页；旧护照一并带来。',
      'Valid for six months with two blank pages; bring old passports too.',
    ],
    'original',
  ),
  photos: paper(
    ['照片两张', 'Two photos'],
    [
      '白底彩色 35×45 毫米，近六个月拍摄，背面写姓名。',
      'White ground, 35 × 45 mm, within six months, your name on the back.',
    ],
    'original',
  ),
  form: paper(
    ['个人信息表', 'Personal details'],
    [
      '用我们的表在线填写，顾问代填申请表后请您核对签名。',
      'Fill in our form online; we complete the application, you check and sign it.',
    ],
  ),
  idCard: paper(
    ['身份证正反面复印件', 'Identity card, both sides'],
    ['同一张 A4 纸。', 'On one sheet of A4.'],
  ),
  household: paper(
    ['户口本整本复印件', 'Household register, all pages'],
    [
      '含空白变更页；集体户口提供首页与本人页。',
      'Blank pages too; of a collective register the first page and your own.',
    ],
  ),
  marriage: paper(
    ['结婚证复印件', 'Marriage certificate'],
    ['已婚者提供；离异者提供离婚证。', 'If married; if divorced, the certificate of that.'],
    'optional',
  ),
} as const;

/** Documents that prove what somebody does. */
export const standingPapers = {
  employment: paper(
    ['在职及准假证明', 'Letter of employment and leave'],
    [
      '抬头纸打印，写明职位、月薪、假期、担保按期回国，盖公章并有负责人签字与电话。',
      'On letterhead: position, pay, leave, the promise of your return; sealed and signed, with a telephone number.',
    ],
    'original',
  ),
  licence: paper(
    ['营业执照副本复印件', 'Business licence'],
    ['盖公章；个体户提供执照与近半年流水。', 'Sealed; sole traders add half a year of statements.'],
  ),
  enrolment: paper(
    ['在读证明', 'Proof of enrolment'],
    ['学校抬头纸，写明年级、准假时间，盖章。', 'On school letterhead with grade and leave, sealed.'],
    'original',
  ),
  retirement: paper(
    ['退休证复印件', 'Retirement certificate'],
    ['没有退休证可用养老金发放记录代替。', 'Or the record of your pension.'],
  ),
  birth: paper(
    ['出生医学证明复印件', 'Birth certificate'],
    ['父母姓名清晰；无出生证可办亲属关系公证。', 'With the parents’ names; or a notarised proof of kinship.'],
  ),
  consent: paper(
    ['父母同意出行公证', 'Parents’ consent, notarised'],
    [
      '不与父母双方同行时提供，写明同行人与日期。',
      'If not travelling with both parents: who goes along, and when.',
    ],
    'original',
  ),
} as const;

/** Documents on money and the journey. */
export const journeyPapers = {
  bankThree: paper(
    ['近三个月银行流水', 'Bank statements, three months'],
    [
      '工资卡或常用储蓄卡，银行盖章，余额建议 3 万元以上。',
      'Of your salary account, stamped; a balance above ¥30,000 helps.',
    ],
    'original',
  ),
  bankSix: paper(
    ['近六个月银行流水', 'Bank statements, six months'],
    [
      '工资卡优先，银行盖章，余额建议每人 5 万元以上；不要临时存入大额。',
      'Of your salary account, stamped; ¥50,000 a person helps, sudden deposits do not.',
    ],
    'original',
  ),
  property: paper(
    ['房产、车辆或存款证明', 'Property, car or deposits'],
    [
      '有助于说明您会按期回国，没有不影响递交。',
      'It helps to show that you will return; without it you can still apply.',
    ],
    'optional',
  ),
  itinerary: paper(
    ['行程单、往返机票与酒店预订', 'Itinerary, flights and hotels'],
    [
      '预订即可，出签前不要付不可退的款；我们代排行程。',
      'Reservations will do: pay nothing that cannot be refunded before the visa is out. We draw up the itinerary.',
    ],
  ),
  insurance: paper(
    ['旅行医疗保险', 'Travel medical insurance'],
    [
      '保额 3 万欧元以上，覆盖全部申根国与停留天数，可由我们代购。',
      'At least €30,000, all Schengen states, all days; we can buy it for you.',
    ],
  ),
} as const;

/** Documents that a purpose asks for. */
export const purposePapers = {
  invitation: paper(
    ['境外公司邀请函', 'Invitation from the company abroad'],
    [
      '抬头纸，写明来访目的、日期、费用承担，签字；附公司注册证明。',
      'On letterhead: purpose, dates, who pays; signed, with proof of registration.',
    ],
  ),
  dispatch: paper(
    ['派遣函', 'Letter of dispatch'],
    [
      '国内公司出具，与邀请函日期、人员一致。',
      'From your own company, agreeing with the invitation in dates and people.',
    ],
    'original',
  ),
  familyInvitation: paper(
    ['亲友邀请信', 'Invitation from your family'],
    [
      '写明关系、住址、停留时间、费用由谁承担，签字。',
      'Relation, address, length of stay, who pays; signed.',
    ],
  ),
  inviterStatus: paper(
    ['邀请人身份与住址证明', 'The inviter’s status and address'],
    ['护照与居留许可复印件，水电费单或租约。', 'Passport and residence permit, a utility bill or lease.'],
  ),
  kinship: paper(
    ['亲属关系证明', 'Proof of kinship'],
    ['出生证、结婚证或公证书，附译文。', 'Birth or marriage certificate or notarial deed, translated.'],
    'original',
  ),
  onward: paper(
    ['前往第三国的机票', 'Ticket to a third country'],
    ['时间在批准停留之内，写明航班号。', 'Within the stay allowed, with flight numbers.'],
  ),
  thirdVisa: paper(
    ['第三国签证', 'Visa of the third country'],
    ['有效签证页复印件；免签国家提供说明。', 'A copy; where none is needed, say so.'],
  ),
} as const;
