export type { BulkContext, BulkKindDefinition, BulkPreview, BulkSheet } from './bulk-kind.ts';
