-- order-document-repository.ts deleteDocuments
delete from order_visa_files
  where order_visa_files.order_id = ?;

-- order-document-repository.ts deleteFile
delete from visa_files
  where visa_files.id = ?;

-- order-document-repository.ts deleteFilesOf
delete from visa_files
  where visa_files.id in (?, …);
select file_id, order_id
  from order_visa_files
  where order_visa_files.order_id in (?, …)
  order by order_visa_files.file_id asc;

-- order-document-repository.ts findDocumentContent
select visa_files.id, visa_files.name, visa_files.type, visa_files.bytes, visa_files.scanned_at, visa_files.created_at, visa_files.user_id, visa_files.content
  from order_visa_files
  inner join visa_files on visa_files.id = order_visa_files.file_id
  where (order_visa_files.order_id = ? and order_visa_files.file_id = ?);

-- order-document-repository.ts findVisaOrder
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.order_no = ? and orders.kind = ?);

-- order-document-repository.ts insertDocuments
delete from order_visa_files
  where order_visa_files.file_id in (?, …);
insert into order_visa_files (file_id, order_id, applicant, code, state, note)
  values (?, …);

-- order-document-repository.ts listDocuments
select order_visa_files.applicant, order_visa_files.code, order_visa_files.state, order_visa_files.note, visa_files.id, visa_files.name, visa_files.type, visa_files.bytes, visa_files.scanned_at, visa_files.created_at
  from order_visa_files
  inner join visa_files on visa_files.id = order_visa_files.file_id
  where order_visa_files.order_id = ?
  order by order_visa_files.applicant asc, visa_files.id asc
  limit ?;

-- order-document-repository.ts listUsedFiles
select order_visa_files.file_id
  from order_visa_files
  inner join orders on orders.id = order_visa_files.order_id
  where (order_visa_files.file_id in (?, …) and orders.state <> ?);

-- order-document-repository.ts lockDecidedBefore
select id, order_no
  from orders
  where (orders.kind = ? and exists (select 1
      from order_visa_files p
      where p.order_id = orders.id) and exists (select 1
      from audit_log
      where (audit_log.subject = ? and audit_log.action in (?, …)) and audit_log.subject_id = orders.order_no and coalesce((audit_log.after ->> 'at')::timestamptz, audit_log.created_at) < ?::timestamptz))
  order by orders.id asc
  limit ?
  for update skip locked;

-- order-document-repository.ts lockVisaOrder
select id, order_no, kind, user_id, state, fulfilment, closed_reason, title, travel_day, amount, paid_amount, refunded_amount, deposit, balance_due_on, balance_paid_at, snapshot, form, language, fingerprint, expires_at, paid_at, completed_at, hidden_at, created_at, updated_at
  from orders
  where (orders.order_no = ? and orders.kind = ?)
  for update;

-- order-document-repository.ts updateVerdict
update order_visa_files
  set state = ?, note = ?
  where order_visa_files.file_id = ?;

-- visa-case-repository.ts countCases
select count(*) as count
  from orders
  where (orders.kind = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.fulfilment = ? and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))));
select count(*) as count
  from orders
  where (orders.kind = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.fulfilment = ?);

-- visa-case-repository.ts countFiles
select order_id, state, count(*)
  from order_visa_files
  where order_visa_files.order_id in (?, …)
  group by order_visa_files.order_id, order_visa_files.state;

-- visa-case-repository.ts listCases
select orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, coalesce(fulfilments.since, orders.paid_at, orders.created_at)
  from orders
  left join fulfilments on fulfilments.order_id = orders.id
  where (orders.kind = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.fulfilment = ? and exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))))
  order by coalesce(fulfilments.since, orders.paid_at, orders.created_at) asc, orders.id asc
  limit ?;
select orders.id, orders.order_no, orders.kind, orders.user_id, orders.state, orders.fulfilment, orders.closed_reason, orders.title, orders.travel_day, orders.amount, orders.paid_amount, orders.refunded_amount, orders.deposit, orders.balance_due_on, orders.balance_paid_at, orders.snapshot, orders.form, orders.language, orders.fingerprint, orders.expires_at, orders.paid_at, orders.completed_at, orders.hidden_at, orders.created_at, orders.updated_at, coalesce(fulfilments.since, orders.paid_at, orders.created_at)
  from orders
  left join fulfilments on fulfilments.order_id = orders.id
  where (orders.kind = ? and (orders.state in ('PAID', 'PARTIALLY_REFUNDED') and orders.closed_reason is null) and orders.fulfilment = ?)
  order by coalesce(fulfilments.since, orders.paid_at, orders.created_at) asc, orders.id asc
  limit ?;

-- visa-document-repository.ts countUnused
select count(*)
  from visa_files
  where (visa_files.user_id = ? and not exists ( select 1
      from order_visa_files p
      join orders o on o.id = p.order_id
      where p.file_id = visa_files.id and o.state <> 'CLOSED'));

-- visa-document-repository.ts deleteUnusedById
delete from visa_files
  where (visa_files.id in (?, …) and not exists ( select 1
      from order_visa_files p
      join orders o on o.id = p.order_id
      where p.file_id = visa_files.id and o.state <> 'CLOSED'));

-- visa-document-repository.ts findOwnDocument
select id, name, type, bytes, scanned_at, created_at, content
  from visa_files
  where (visa_files.user_id = ? and visa_files.id in (?, …));

-- visa-document-repository.ts insertDocument
insert into visa_files (id, user_id, name, type, bytes, content, scanned_at, created_at)
  values (?, …)
  returning id, name, type, bytes, scanned_at, created_at;

-- visa-document-repository.ts lockOwnDocuments
select id, name, type, bytes, scanned_at, created_at
  from visa_files
  where (visa_files.user_id = ? and visa_files.id in (?, …))
  order by visa_files.id asc
  for update;

-- visa-document-repository.ts lockUnusedBefore
select id
  from visa_files
  where (visa_files.created_at < ? and not exists ( select 1
      from order_visa_files p
      join orders o on o.id = p.order_id
      where p.file_id = visa_files.id and (o.state <> 'CLOSED' or o.updated_at >= ?::timestamptz)))
  order by visa_files.created_at asc
  limit ?
  for update skip locked;
