export type { BulkContext, BulkKindDefinition, BulkPreview, BulkRecord } from './bulk-kind.ts';
