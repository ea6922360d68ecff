import { Pagination } from 'antd';
import { pageSizes } from './list-filters.ts';

interface PagesProps {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (changes: { pageNum?: number; pageSize?: number }) => void;
}

/** The pages of a list; another size begins at the first page again. */
export const Pages = ({ pageNum, pageSize, total, onChange }: PagesProps) => (
  <Pagination
    align="end"
    responsive
    current={pageNum}
    pageSize={pageSize}
    pageSizeOptions={[...pageSizes]}
    showSizeChanger
    total={total}
    onChange={(page, size) =>
      onChange(size === pageSize ? { pageNum: page } : { pageSize: size, pageNum: undefined })
    }
  />
);
