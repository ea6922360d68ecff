UPDATE "orders" SET
  "snapshot" = "snapshot" || jsonb_build_object('terms', '[]'::jsonb, 'discount', 0, 'details', "snapshot"->'details' || '{"kind":"tour"}'),
  "form" = "form" || '{"details":{}}'
WHERE "kind" = 'tour' AND "snapshot" ? 'details' AND NOT "snapshot" ? 'terms';
