export type { BulkContext, BulkKindDefinition, BulkPreview, BulkRecord, BulkSheet } from './bulk-kind.ts';
