-- The outside blog, as last read. One row says when to ask again; without loaded_at it never answered.
create table blog_feed (
  only_row boolean primary key default true check (only_row),
  due_at timestamptz not null,
  failures integer not null default 0,
  loaded_at timestamptz
);
insert into blog_feed (due_at) values ('epoch');

-- Named by what they contain, so that an address can be cached for ever.
create table blog_pictures (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  size integer not null,
  bytes bytea not null,
  last_shown_at timestamptz not null
);
-- Pictures are compressed already.
alter table blog_pictures alter column bytes set storage external;

-- Where each picture came from, so that it is not fetched again at every round.
create table blog_picture_sources (
  address text primary key,
  picture_id text not null references blog_pictures (id),
  fetched_at timestamptz not null
);

-- At most a screenful, in the blog's own order.
create table blog_posts (
  position smallint primary key,
  title text not null,
  excerpt text not null,
  published_at timestamptz not null,
  url text not null,
  category text not null,
  author text not null,
  image_id text references blog_pictures (id),
  site_logo_id text references blog_pictures (id)
);
