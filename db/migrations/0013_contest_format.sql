ALTER TABLE `contests` ADD `format` text;--> statement-breakpoint
-- The format follows from the slots of a contest's best lineup, as app/core/formats recognises standings.
UPDATE contests SET format = (
  SELECT CASE
    WHEN contests.has_captain = 1 THEN iif(json_array_length(players) <= 6, 'showdown', NULL)
    WHEN slots NOT LIKE '% QB %' THEN NULL
    WHEN slots LIKE '% FLEX %' AND slots LIKE '% DST %' THEN 'standard'
    WHEN slots LIKE '% K %' OR slots LIKE '% PK %' THEN 'bigleague'
  END
  FROM (SELECT players, ' ' || lineup_text || ' ' AS slots FROM contest_lineups
    WHERE contest_id = contests.id AND lineup_text <> '' ORDER BY rank LIMIT 1)
);
--> statement-breakpoint
-- A contest stays tied only to a slate of its own format.
UPDATE contests SET game_id = NULL
WHERE game_id IS NOT NULL AND format IS NOT (SELECT game_mode FROM games WHERE games.id = contests.game_id);
