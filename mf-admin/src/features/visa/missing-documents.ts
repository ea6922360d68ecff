import type { Text, VisaCaseDetail } from '@portal/shared/contract';

/** The documents that an applicant has to bring and of which there is no file that was not refused. */
export const missingOf = (
  { applicants, documents, files }: Pick<VisaCaseDetail, 'applicants' | 'documents' | 'files'>,
  applicant: number,
): readonly Text[] => {
  const kind = applicants[applicant]?.applicant;
  const listed = documents.find((list) => list.applicant === kind)?.items ?? [];
  const there = files.filter((file) => file.applicant === applicant && file.state !== 'REJECTED');
  return listed
    .filter(({ required, title }) => required && !there.some(({ code }) => code === title.zh))
    .map(({ title }) => title);
};
