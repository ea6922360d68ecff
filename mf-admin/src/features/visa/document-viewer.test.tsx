import type { OrderVisaDocument } from '@portal/shared/contract';
import { renderView } from '@portal/shared/testing';
import { saveFile } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import { DocumentViewer } from './document-viewer.tsx';

jest.mock('@portal/shared/ui', () => ({
  ...jest.requireActual<object>('@portal/shared/ui'),
  saveFile: jest.fn(),
}));

const file = { id: 1, name: '护照.png', type: 'image/png', bytes: 1, createdAt: '' } as const;
const picture = { name: '图片 护照.png' };

const show = (scanned: boolean) => {
  const place: OrderVisaDocument = {
    ...{ applicant: 0, code: '护照', state: 'PENDING', note: '' },
    file: { ...file, scanned },
  };
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  const answers = { 'GET /api/v1/visa-orders/:orderNo/files/:id': new Blob(['bytes']) as never };
  return renderView(<DocumentViewer orderNo="V1" place={place} />, { path: '/', answers });
};

test('a scanned file is opened', async () => {
  show(true);
  expect(await screen.findByRole('img', picture)).toBeVisible();
});

test('a file that was not scanned is not opened, only downloaded', async () => {
  const { person } = show(false);
  expect(await screen.findByText(/护照\.png 未经病毒扫描/)).toBeVisible();
  expect(screen.queryByRole('img', picture)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '下载原件' }));
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '护照.png');
});
