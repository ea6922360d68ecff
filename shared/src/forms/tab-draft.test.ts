import { tabDraft } from '@portal/shared/forms';

beforeEach(() => sessionStorage.clear());

test('a draft is kept until it is deleted', () => {
  const draft = tabDraft(3, 'address');
  draft.keep('{"name":"x"}');
  expect(tabDraft(3, 'address').read()).toEqual({ name: 'x' });
  draft.forget();
  expect(draft.read()).toBeUndefined();
});

test('an empty draft is deleted', () => {
  const draft = tabDraft(3, 'address');
  draft.keep('{"name":"x"}');
  draft.keep('{}');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['another member', tabDraft(4, 'address')],
  ['another form', tabDraft(3, 'traveller')],
])('%s does not see the draft', (_, other) => {
  tabDraft(3, 'address').keep('{"name":"x"}');
  expect(other.read()).toBeUndefined();
});

test.each(['not json', '[]', '5', '"x"', '{}'])('invalid content (%s) is ignored', (content) => {
  sessionStorage.setItem('draft:3:address', content);
  expect(tabDraft(3, 'address').read()).toBeUndefined();
});

test('a tab keeps the twenty newest drafts, and nothing of other features is deleted', () => {
  sessionStorage.setItem('tabs', '[]');
  const clock = jest.spyOn(Date, 'now');
  for (let at = 1; at <= 22; at += 1) {
    clock.mockReturnValue(at);
    tabDraft(3, `form${at}`).keep(`{"at":${at}}`);
  }
  clock.mockRestore();
  expect(sessionStorage).toHaveLength(21);
  expect(tabDraft(3, 'form2').read()).toBeUndefined();
  expect(tabDraft(3, 'form3').read()).toEqual({ at: 3 });
  expect(tabDraft(3, 'form22').read()).toEqual({ at: 22 });
});

test('a draft that is too long is not kept', () => {
  const draft = tabDraft(3, 'address');
  draft.keep('{"name":"x"}');
  draft.keep(JSON.stringify({ name: 'x'.repeat(100_000) }));
  expect(draft.read()).toBeUndefined();
});

test('a full storage leaves no outdated draft', () => {
  const draft = tabDraft(3, 'address');
  draft.keep('{"name":"x"}');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft.keep('{"name":"xy"}');
  full.mockRestore();
  expect(draft.read()).toBeUndefined();
});
