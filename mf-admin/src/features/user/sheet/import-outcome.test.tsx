import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { readImportAnswer } from './import-answer.ts';
import { ImportOutcome } from './import-outcome.tsx';

test('what the sheet said is shown as text, whatever it looks like', () => {
  const said = '成功 1 条，失败 1 条<br/>第 3 行：用户名格式不正确（&lt;img src=x onerror=alert(1)&gt;）';
  const { container } = renderView(<ImportOutcome answer={readImportAnswer(said)} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('（<img src=x onerror=alert(1)>）');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('正确的行已导入。改好下面的行后，可再次导入这些行。')).toBeVisible();
});
