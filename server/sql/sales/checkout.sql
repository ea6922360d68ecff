-- offer-repository.ts findLiveProduct
select id, kind, category, title, summary, picture, gallery, content, departure_city, destination, region, days, cutoff_days, grade, themes, from_price, market_price, on_sale, rating, review_count, sold_count, search_text, search_tokens, search_version, marks, priced_until, seo, open_days, open_spans, dept_id, owner_id, status, created_at, updated_at
  from products
  where (products.id = ? and products.kind = ? and products.status = ?);

-- offer-repository.ts findOfferedSku
select id, product_id, name, attributes, open_days, status, sort
  from skus
  where (skus.id = ? and skus.product_id = ? and skus.status = ?);

-- tour-offer-repository.ts findOfferedTour
select products.id, products.title, products.picture, products.days, products.content -> 'maxPeople', products.cutoff_days, products.content -> 'refundTiers', products.content -> 'travelDocuments', products.content -> 'changeDays', products.content -> 'changeTimes', coalesce(products.content -> 'extras', '[]'), products.content -> 'depositPercent', products.content -> 'balanceDays', skus.id, inventory.sku_id, inventory.day, inventory.price, inventory.child_price, inventory.single_supplement, inventory.total, inventory.held, inventory.sold, inventory.set_aside, inventory.closes_at, inventory.updated_at
  from products
  left join skus on (skus.id = ? and skus.product_id = products.id and skus.status = ?)
  left join inventory on (inventory.sku_id = skus.id and inventory.day = ?)
  where (products.id = ? and products.kind = ? and products.status = ?);

-- tour-offer-repository.ts findTravelDocuments
select content -> 'travelDocuments'
  from products
  where products.id = ?;
