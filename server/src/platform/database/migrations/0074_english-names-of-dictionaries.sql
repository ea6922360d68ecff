ALTER TABLE "dict_items" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "dict_types" ADD COLUMN "name_en" text;
--> statement-breakpoint
-- The dictionaries that a portal starts with get their English names, where they still have their Chinese ones.
UPDATE "dict_types" SET "name_en" = given."name_en"
FROM (VALUES
	('gender', '性别', 'Gender'),
	('document_type', '证件类型', 'Document types'),
	('tour_theme', '线路主题', 'Tour themes'),
	('refund_reason', '退款原因', 'Refund reasons'),
	('order_source', '订单来源', 'Order sources'),
	('news_kind', '新闻栏目', 'News sections')
) AS given ("code", "name", "name_en")
WHERE "dict_types"."code" = given."code" AND "dict_types"."name" = given."name";
--> statement-breakpoint
UPDATE "dict_items" SET "name_en" = given."name_en"
FROM (VALUES
	('gender', '1', '男', 'Male'),
	('gender', '2', '女', 'Female'),
	('gender', '0', '未知', 'Unknown'),
	('document_type', 'id-card', '身份证', 'ID card'),
	('document_type', 'passport', '护照', 'Passport'),
	('document_type', 'hk-macau-permit', '港澳通行证', 'Hong Kong and Macau permit'),
	('document_type', 'taiwan-permit', '台湾通行证', 'Taiwan permit'),
	('tour_theme', 'island', '海岛', 'Islands'),
	('tour_theme', 'family', '亲子', 'Family'),
	('tour_theme', 'food', '美食', 'Food'),
	('tour_theme', 'culture', '人文', 'Culture'),
	('tour_theme', 'nature', '自然', 'Nature'),
	('tour_theme', 'red', '红色', 'Red tourism'),
	('tour_theme', 'study', '研学', 'Study'),
	('tour_theme', 'leisure', '休闲', 'Leisure'),
	('refund_reason', 'plan', '行程有变', 'Change of plans'),
	('refund_reason', 'health', '身体不适', 'Health'),
	('refund_reason', 'weather', '天气原因', 'Weather'),
	('refund_reason', 'wrong', '订错了', 'Booked by mistake'),
	('refund_reason', 'other', '其他', 'Other'),
	('order_source', 'web', '网站', 'Website'),
	('order_source', 'store', '门店', 'Branch'),
	('order_source', 'phone', '电话', 'Phone'),
	('news_kind', 'company', '公司动态', 'From the agency'),
	('news_kind', 'guide', '旅行攻略', 'Travel guides'),
	('news_kind', 'notice', '出行提醒', 'Travel notices')
) AS given ("type_code", "value", "name", "name_en")
WHERE "dict_items"."type_code" = given."type_code" AND "dict_items"."value" = given."value" AND "dict_items"."name" = given."name";
