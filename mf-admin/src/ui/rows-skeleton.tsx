import { Skeleton, Stack } from '@portal/shared/ui';

/** Holds the place of a table's rows, each `height` px high. */
export const RowsSkeleton = ({ rows = 8, height = 48 }: { rows?: number; height?: number }) => (
  <Stack gap={1}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={height} radius={8} />
    ))}
  </Stack>
);
