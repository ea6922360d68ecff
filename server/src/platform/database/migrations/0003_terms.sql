CREATE TABLE "terms" (
	"zh" text PRIMARY KEY NOT NULL,
	"en" text NOT NULL
);
