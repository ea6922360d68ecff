import { refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import { visaDetail, visaStock } from '#src/features/visa/visa.fixture.ts';
import VisaDetail from './detail.tsx';

const answers = {
  'GET /api/v1/visas/:id': visaDetail(),
  'GET /api/v1/visas/:id/stock': visaStock(),
};
const path = '/visa/visaDetail?id=7';
const panel = () => within(screen.getByRole('region', { name: '办理' }));
const ready = () => screen.findByText('今天备齐材料，最早约 11月27日周五 出签');
const type = (name: RegExp) => screen.getByRole('radio', { name });

onWideScreenAtNoon();

test('the page shows the visa', async () => {
  renderView(<VisaDetail />, { path, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '日本旅游签证' })).toBeVisible();
  for (const text of [
    '广东、广西、海南、福建户籍或居住证',
    '无需面签',
    '材料由专人逐页核对',
    '领馆签证费',
    '寄送材料',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const refund = panel().getByText('送签前可全额退款');
  const apply = await panel().findByRole('link', { name: '立即办理' });
  expect(refund.compareDocumentPosition(apply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the cheapest type with places is chosen, with its price and the earliest decision', async () => {
  renderView(<VisaDetail />, { path, answers });
  expect(await ready()).toBeVisible();
  expect(type(/^单次(?!加急)/)).toBeChecked();
  expect(panel().getByText('¥368')).toBeVisible();
  expect(panel().getByRole('link', { name: '立即办理' })).toHaveAttribute(
    'href',
    '/visa/visaPreview?id=7&skuId=70',
  );
});

test('another type changes price, decision and link; one without places cannot be chosen', async () => {
  const { person } = renderView(<VisaDetail />, { path, answers });
  await ready();
  expect(type(/单次加急.*名额已满/)).toBeDisabled();
  await person.click(type(/三年多次/));
  expect(panel().getByText('¥980')).toBeVisible();
  expect(panel().getByText('今天备齐材料，最早约 12月4日周五 出签')).toBeVisible();
  expect(panel().getByRole('link', { name: '立即办理' })).toHaveAttribute(
    'href',
    '/visa/visaPreview?id=7&skuId=72',
  );
});

test('documents depend on the applicant, with required ones and originals marked', async () => {
  const { person } = renderView(<VisaDetail />, { path, answers });
  const documents = within(await screen.findByRole('region', { name: '所需材料' }));
  const marks = () => documents.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  expect(marks()).toEqual(['护照必需原件', '在职证明必需']);
  await person.click(documents.getByRole('tab', { name: /在职人员/ }));
  await person.keyboard('{ArrowRight}');
  expect(documents.getByRole('tab', { name: /在校学生/, selected: true })).toHaveFocus();
  expect(marks()).toEqual(['学生证选交']);
});

test.each([
  ['zh-cn', '护照原件', '无需寄送', '需提交'],
  ['en', 'Passport', 'No original needed', 'Original required'],
] as const)('an electronic visa needs no original passport (%s)', async (language, term, none, needed) => {
  const visa = visaDetail();
  const show = (electronic: boolean) =>
    renderView(<VisaDetail />, {
      path,
      answers: {
        ...answers,
        'GET /api/v1/visas/:id': { ...visa, content: { ...visa.content, electronic } },
      },
      language,
    });
  const fact = async () => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;
  const { unmount } = show(true);
  expect(await fact()).toHaveTextContent(none);
  unmount();
  show(false);
  expect(await fact()).toHaveTextContent(needed);
});

test('the checklist can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = renderView(<VisaDetail />, { path, answers });
  await person.click(await screen.findByRole('button', { name: '打印清单' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('without places no application is possible', async () => {
  const full = visaStock().map((row) => ({ ...row, left: 0 }));
  renderView(<VisaDetail />, { path, answers: { ...answers, 'GET /api/v1/visas/:id/stock': full } });
  expect(await screen.findByRole('button', { name: '暂不受理' })).toBeDisabled();
});

test('a failed load of prices is shown and can be retried', async () => {
  const { person, server } = renderView(<VisaDetail />, {
    path,
    answers: { ...answers, 'GET /api/v1/visas/:id/stock': refuse('B0001', '…', { status: 503 }) },
  });
  expect((await screen.findByText('暂时无法查询价格和名额')).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText('…')).toHaveRole('alert');
  expect(panel().getByRole('button', { name: '立即办理' })).toBeDisabled();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重新查询' }));
  expect(await panel().findByText('¥368')).toBeVisible();
});

test('on a narrow screen price and button are at the bottom', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  renderView(<VisaDetail />, { path, answers });
  const bar = within(await screen.findByRole('region', { name: '价格与办理' }));
  expect(await bar.findByRole('link', { name: '立即办理' })).toBeVisible();
  expect(bar.getByText('¥368')).toBeVisible();
});

test('the page is available in English', async () => {
  renderView(<VisaDetail />, { path, answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Japan tourist visa' })).toBeVisible();
  expect(await screen.findByText(/the earliest result is about Fri, Nov 27/)).toBeVisible();
  expect(screen.getByRole('tab', { name: /Employed/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Passport' })).toBeVisible();
});

test('a missing visa is not found', async () => {
  renderView(<VisaDetail />, {
    path,
    answers: { 'GET /api/v1/visas/:id': refuse('A0401', '签证不存在或已下架', { status: 404 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '签证不存在' })).toBeVisible();
});
