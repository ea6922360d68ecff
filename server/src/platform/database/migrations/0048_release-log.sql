CREATE TABLE "release_log" (
	"position" bigint PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"action" text NOT NULL,
	"version" text NOT NULL,
	"replaced" text,
	"digest" text,
	"at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL
);
