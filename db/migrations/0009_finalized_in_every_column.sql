-- Finalized lineups cannot change (SPEC.md section 6), in any column, those of later migrations included. The trigger
-- before this one listed the columns that existed then.
-- One change is let through: the reference to a slate that is being deleted is cleared. At that moment the slate is gone
-- already; at any other moment the foreign key guarantees that it is there.
DROP TRIGGER saved_lineups_finalized;
--> statement-breakpoint
CREATE TRIGGER saved_lineups_finalized BEFORE UPDATE ON saved_lineups WHEN OLD.finalized = 1 AND NOT (OLD.game_id IS NOT NULL AND NEW.game_id IS NULL AND NOT EXISTS (SELECT 1 FROM games WHERE id = OLD.game_id)) BEGIN SELECT RAISE(ABORT, 'a finalized lineup cannot change'); END;
