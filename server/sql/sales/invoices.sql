-- invoice-admin-repository.ts pageInvoices
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id;
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and (invoices.title ilike ? or invoices.tax_no ilike ? or invoices.invoice_no ilike ? or orders.order_no ilike ?));
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (invoices.state = ? and invoices.amount <> orders.paid_amount - orders.refunded_amount);
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (invoices.title ilike ? or invoices.tax_no ilike ? or invoices.invoice_no ilike ? or orders.order_no ilike ? or invoices.id = any(array(select record_names.record_id
        from record_names
        where record_names.kind = ? and record_names.tokens @@ ?::tsquery
        limit ?)));
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (invoices.title ilike ? or invoices.tax_no ilike ? or invoices.invoice_no ilike ? or orders.order_no ilike ?);
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id
  where exists (select 1
    from products
    where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)));
select count(*)::int
  from invoices
  inner join orders on orders.id = invoices.order_id
  where invoices.state = ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  order by invoices.created_at desc, invoices.id desc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (exists (select 1
      from products
      where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?))) and (invoices.title ilike ? or invoices.tax_no ilike ? or invoices.invoice_no ilike ? or orders.order_no ilike ?))
  order by invoices.created_at desc, invoices.id desc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (invoices.state = ? and invoices.amount <> orders.paid_amount - orders.refunded_amount)
  order by invoices.created_at desc, invoices.id desc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (invoices.title ilike ? or invoices.tax_no ilike ? or invoices.invoice_no ilike ? or orders.order_no ilike ? or invoices.id = any(array(select record_names.record_id
        from record_names
        where record_names.kind = ? and record_names.tokens @@ ?::tsquery
        limit ?)))
  order by invoices.created_at desc, invoices.id desc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where (invoices.title ilike ? or invoices.tax_no ilike ? or invoices.invoice_no ilike ? or orders.order_no ilike ?)
  order by invoices.created_at desc, invoices.id desc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where exists (select 1
    from products
    where (products.id = ((orders.snapshot ->> 'productId')::bigint) and (products.dept_id in (?, …) or products.owner_id = ?)))
  order by invoices.created_at desc, invoices.id desc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where invoices.state = ?
  order by invoices.created_at asc, invoices.id asc
  limit ?;
select invoices.id, invoices.order_id, invoices.type, invoices.title, invoices.tax_no, invoices.email, invoices.state, invoices.amount, invoices.invoice_no, invoices.red_invoice_no, invoices.note, invoices.created_at, invoices.updated_at, exists (select 1
    from invoice_files
    where invoice_files.invoice_id = invoices.id), orders.order_no, orders.kind, orders.snapshot -> 'title', orders.state, orders.paid_amount - orders.refunded_amount, coalesce((orders.state = 'PAID' and orders.deposit is not null and orders.balance_paid_at is null), false)
  from invoices
  inner join orders on orders.id = invoices.order_id
  where invoices.state = ?
  order by invoices.created_at desc, invoices.id desc
  limit ?;

-- invoice-repository.ts findInvoice
select id, order_id, type, title, tax_no, email, state, amount, invoice_no, red_invoice_no, note, created_at, updated_at, exists (select 1
    from invoice_files
    where invoice_id = id)
  from invoices
  where invoices.order_id = ?;

-- invoice-repository.ts findInvoiceFile
select invoice_files.type, invoice_files.bytes, invoices.invoice_no
  from invoice_files
  inner join invoices on invoices.id = invoice_files.invoice_id
  where invoices.order_id = ?;

-- invoice-repository.ts saveDecision
update invoices
  set state = ?, red_invoice_no = ?, note = ?, updated_at = ?
  where invoices.id = ?
  returning id, order_id, type, title, tax_no, email, state, amount, invoice_no, red_invoice_no, note, created_at, updated_at;

-- invoice-repository.ts saveIssued
insert into invoice_files (invoice_id, type, bytes, created_at)
  values (?, …);
update invoices
  set state = ?, amount = ?, invoice_no = ?, updated_at = ?
  where invoices.id = ?
  returning id, order_id, type, title, tax_no, email, state, amount, invoice_no, red_invoice_no, note, created_at, updated_at;

-- invoice-repository.ts upsertRequest
delete from invoice_files
  where invoice_files.invoice_id = ?;
insert into invoices (id, order_id, type, title, tax_no, email, state, amount, invoice_no, red_invoice_no, note, created_at, updated_at)
  values (?, …)
  on conflict (order_id) do update set type = ?, title = ?, tax_no = ?, email = ?, state = ?, amount = ?, invoice_no = ?, red_invoice_no = ?, note = ?, updated_at = ?
  where invoices.state <> ?
  returning id, order_id, type, title, tax_no, email, state, amount, invoice_no, red_invoice_no, note, created_at, updated_at;
